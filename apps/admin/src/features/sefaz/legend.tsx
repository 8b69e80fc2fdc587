'use client';
import { useText } from '../../text/text.tsx';
import { sefazMessages } from './messages.ts';
import { STATES, StateSign } from './service-state.tsx';

/** Legend of the matrix. */
export function Legend() {
  const text = useText(sefazMessages);
  return (
    <ul aria-label={text.legend} className="flex flex-wrap gap-x-3 gap-y-1 text-[13px] text-ink-soft">
      {STATES.map((state) => (
        <li key={state} className="inline-flex items-center gap-1.5">
          <StateSign state={state} />
          {text.states[state ?? 'nao_consultada']}
        </li>
      ))}
    </ul>
  );
}
