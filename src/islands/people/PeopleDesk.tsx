import { type ReactNode, useEffect } from 'react';
import type { Person } from '../../domain/accounts/person.ts';
import { people } from '../../i18n/people/people.ts';
import { $people, $peopleReading, followPeople, readPeople } from '../../stores/people/people.ts';
import { $signedIn } from '../../stores/shell/session.ts';
import { Button } from '../../ui/base/Button.tsx';
import { EmptyState } from '../../ui/base/EmptyState.tsx';
import { say } from '../../ui/base/say.tsx';
import { Lazy } from '../base/Lazy.tsx';
import { Opener } from '../base/Opener.tsx';
import { useLive } from '../base/use-live.ts';
import { personForm } from './lazy-form.ts';
import { PersonRow } from './PersonRow.tsx';

const { texts } = people;

type PeopleDeskProps = { account?: string; more?: (person: Person) => ReactNode };

/** The people of the user's own account or, for the lab, of the account with this id. */
export function PeopleDesk({ account, more }: PeopleDeskProps) {
  useEffect(() => followPeople(account), [account]);
  const known = useLive($people, null);
  const reading = useLive($peopleReading, 'reading');
  const self = useLive($signedIn, null)?.user.id;
  if (!known && reading !== 'reading' && reading !== 'done') {
    return (
      <EmptyState picture="unplugged" title={texts.unread} text={texts.unreadHint}>
        <Button look="primary" text={texts.again} onClick={() => void readPeople()} />
      </EmptyState>
    );
  }
  return (
    <section className="people" aria-busy={!known}>
      <h2>{say(texts.title)}</h2>
      <p>{say(texts.hint)}</p>
      {known ? (
        <ul>
          {known.map((person) => (
            <PersonRow
              key={person.id}
              person={person}
              isSelf={person.id === self}
              more={more?.(person)}
            />
          ))}
        </ul>
      ) : (
        <p role="status">{say(texts.loading)}</p>
      )}
      {known && (
        <Opener text={texts.add}>
          {(close) => (
            <Lazy
              of={personForm}
              given={{ account, person: null, onDone: close, onCancel: close }}
            />
          )}
        </Opener>
      )}
    </section>
  );
}
