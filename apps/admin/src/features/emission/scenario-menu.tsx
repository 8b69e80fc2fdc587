'use client';
import { FlaskConical } from 'lucide-react';
import { useText } from '../../text/text.tsx';
import { Button } from '../../ui/button.tsx';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '../../ui/menu/menu.tsx';
import type { JsonObject } from './editor/json-tree.ts';
import { scenarioMessages } from './scenario-messages.ts';
import { MARKERS, setMarker } from './scenarios.ts';

interface Props {
  readonly tree: JsonObject | null;
  /** Field of free text. */
  readonly field: string;
  /** The marker that the body has. */
  readonly current: string | null;
  readonly onChange: (tree: JsonObject) => void;
}

/** Menu of sandbox scenarios for this document. */
export function ScenarioMenu({ tree, field, current, onChange }: Props) {
  const text = useText(scenarioMessages);
  const put = (marker: string | null) => tree !== null && onChange(setMarker(tree, field, marker));
  return (
    <Menu
      align="start"
      trigger={
        <Button disabled={tree === null} className="max-sm:px-2.5">
          <FlaskConical aria-hidden />
          <span className="max-sm:sr-only">
            {current === null ? text.scenarios : <span className="font-mono text-xs">{current}</span>}
          </span>
        </Button>
      }
    >
      <MenuLabel>{text.scenariosHint(field)}</MenuLabel>
      {MARKERS.map(({ id, marker }) => (
        <MenuItem key={id} onSelect={() => put(marker)}>
          <span>
            <span className="block">{text.scenario[id]}</span>
            <span className="block font-mono text-xs text-ink-soft">{marker}</span>
          </span>
        </MenuItem>
      ))}
      {current === null ? null : (
        <>
          <MenuSeparator />
          <MenuItem onSelect={() => put(null)}>{text.scenarioOff}</MenuItem>
        </>
      )}
    </Menu>
  );
}
