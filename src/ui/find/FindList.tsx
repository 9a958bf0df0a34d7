import { memo } from 'react';
import type { FindKind } from '../../domain/find/findable.ts';
import { find, findKindNames } from '../../i18n/find/find.ts';
import type { Message } from '../../i18n/language/message.ts';
import { Icon } from '../base/Icon.tsx';
import { say } from '../base/say.tsx';
import { findIcon } from './find-icon.ts';

export interface Find {
  readonly key: string;
  readonly kind: FindKind;
  readonly title: Message;
  readonly detail?: Message | undefined;
}

type OptionsProps<Of extends Find> = {
  of: readonly Of[];
  /** Id of the list; the options' ids begin with it. */
  id: string;
  active: Of | undefined;
  onChoose: (find: Of) => void;
};

/** Id of an option, which the field refers to while the option is active. */
export const optionId = (list: string, { key }: Find) => `${list}-${key.replaceAll(/\s/g, '-')}`;

/** Content of an option. Memoised, so that further typing doesn't render it again. */
const Shown = memo(function Shown({ find: each }: { find: Find }) {
  return (
    <>
      <Icon name={findIcon(each)} />
      <span className="find-name">
        <span>{say(each.title)}</span>
        {each.detail && <small>{say(each.detail)}</small>}
      </span>
      <small className="find-kind">{say(findKindNames[each.kind])}</small>
    </>
  );
});

function Options<Of extends Find>({ of, id, active, onChoose }: OptionsProps<Of>) {
  return of.map((each) => (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and chooses by Enter.
    <div
      key={each.key}
      role="option"
      tabIndex={-1}
      id={optionId(id, each)}
      className="find-option"
      aria-selected={each.key === active?.key}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(each)}
    >
      <Shown find={each} />
    </div>
  ));
}

type ListProps<Of extends Find> = Omit<OptionsProps<Of>, 'of'> & {
  label: string;
  device: readonly Of[];
  server: readonly Of[];
};

/** Search results: first those from the device, then those that only the server has. */
export function FindList<Of extends Find>({ label, device, server, ...rest }: ListProps<Of>) {
  const { id } = rest;
  return (
    <div role="listbox" id={id} className="find-list" aria-label={label}>
      <Options of={device} {...rest} />
      {server.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: options of a listbox are in no fieldset.
        <div role="group" aria-labelledby={`${id}-lab`}>
          <div className="find-head" id={`${id}-lab`}>
            {say(find.texts.atLab)}
          </div>
          <Options of={server} {...rest} />
        </div>
      )}
    </div>
  );
}
