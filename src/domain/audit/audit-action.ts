/** The subjects of audit log entries, and what can be done to each. */
const actions = {
  account: ['add', 'change', 'suspend', 'reinstate', 'limitCredit', 'wishMessages'],
  user: [
    'add',
    'change',
    'makeLink',
    'setPassword',
    'removeSecondFactor',
    'signIn',
    'failPassword',
    'failSecondStep',
    'signOut',
    'endSessions',
    'changePassword',
    'addFactor',
    'removeFactor',
    'renewCodes',
    'addDestination',
    'removeDestination',
    'setQuietTimes',
    'setDigest',
    'endDigest',
  ],
  wearer: ['giveNumber', 'removeNumber', 'stop'],
  ledgerEntry: ['post'],
  invoice: ['issue', 'cancel', 'nameSeller', 'nameBuyer'],
  cheque: ['deposit', 'recall', 'clear', 'bounce', 'return'],
  transfer: ['confirm', 'refuse'],
  taxes: ['setRate', 'removeRate', 'setPriceLists'],
  labPage: ['write'],
  warranty: ['write'],
  machineKey: ['make', 'revoke'],
  webhook: ['make', 'enable', 'disable', 'delete'],
  notice: ['write', 'delete'],
  accessory: ['setPicture', 'removePicture'],
  frame: ['add', 'change', 'remove', 'setPicture', 'removePicture'],
  delivery: ['write', 'dissolve', 'ship'],
  stock: ['receipt', 'correction', 'count', 'return'],
  assortment: ['revise', 'restore'],
} as const;

type Actions = typeof actions;

export type AuditSubject = keyof Actions;

/** Subject and verb, such as `notice.write`. */
export type AuditAction = {
  [Subject in AuditSubject]: `${Subject}.${Actions[Subject][number]}`;
}[AuditSubject];

const names = Object.keys(actions) as AuditSubject[];

export const auditSubjects = names as [AuditSubject, ...AuditSubject[]];

export const auditActions = names.flatMap((subject) =>
  actions[subject].map((verb) => `${subject}.${verb}` as AuditAction),
);

/** The subject of an action. */
export function subjectOf(action: AuditAction): AuditSubject {
  return action.slice(0, action.indexOf('.')) as AuditSubject;
}
