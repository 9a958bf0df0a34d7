import { useStore } from '@nanostores/react';
import { type KeyboardEvent, useState } from 'react';
import { fill } from '../../../i18n/language/message.ts';
import { repeats } from '../../../i18n/stock-files/stock-files.ts';
import { $repeating, repeatLast } from '../../../stores/power-grid/repeat.ts';
import {
  $templates,
  applyTemplate,
  dropTemplate,
  keepTemplate,
  type StockTemplate,
} from '../../../stores/power-grid/templates.ts';
import { Icon } from '../../../ui/base/Icon.tsx';
import { say } from '../../../ui/base/say.tsx';
import { isolated } from '../../../ui/table-file/isolated.ts';
import { useMessages } from '../../base/use-messages.ts';

const { texts } = repeats;

function Last() {
  const repeating = useStore($repeating);
  return (
    <div className="more-row">
      <button type="button" className="choice" onClick={() => void repeatLast()}>
        <Icon name="arrow-repeat" /> {say(texts.last)}
      </button>
      <span role="status">{repeating !== 'idle' && say(texts[repeating])}</span>
    </div>
  );
}

function Template({ template }: { template: StockTemplate }) {
  const { drop } = useMessages(repeats);
  const { id, name } = template;
  return (
    <li className="more-row">
      <button type="button" className="choice" onClick={() => applyTemplate(template)}>
        {say(fill(texts.lay, { name: isolated(name) }))}
      </button>
      <button
        type="button"
        className="choice"
        aria-label={`${drop} ${name}`}
        onClick={() => dropTemplate(id)}
      >
        <Icon name="trash" />
      </button>
    </li>
  );
}

function NewTemplate() {
  const [name, setName] = useState('');
  const keep = () => keepTemplate(name) && setName('');
  return (
    <div className="more-row">
      <label>
        <span>{say(texts.name)}</span>
        <input
          className="form-control"
          name="template"
          autoComplete="off"
          dir="auto"
          maxLength={60}
          value={name}
          onInput={({ currentTarget }) => setName(currentTarget.value)}
          onKeyDown={({ key }: KeyboardEvent) => key === 'Enter' && keep()}
        />
      </label>
      <button type="button" className="choice" onClick={keep}>
        {say(texts.keep)}
      </button>
    </div>
  );
}

/** Repeats the last order or a named template. */
export function Again() {
  const templates = useStore($templates);
  return (
    <section aria-labelledby="more-again">
      <h2 id="more-again">{say(texts.again)}</h2>
      <Last />
      <ul>
        {templates.map((template) => (
          <Template key={template.id} template={template} />
        ))}
      </ul>
      <NewTemplate />
    </section>
  );
}
