'use client';
import { useText } from '../../../text/text.tsx';
import { nodeAt } from '../editor/json-path.ts';
import type { JsonObject } from '../editor/json-tree.ts';
import type { EmissionField } from '../fields.ts';
import { useForm } from '../form-context.ts';
import { simpleMessages } from './messages.ts';
import { ITEM, productOf, withProduct } from './simple-fields.ts';
import { SimpleList } from './simple-list.tsx';
import { SimpleFields, SimpleSection } from './simple-section.tsx';
import { StoredEntry } from './stored-entry.tsx';

interface Props {
  readonly clientId: string;
  /** Fields of an item. */
  readonly fields: readonly EmissionField[];
  readonly onChange: (tree: JsonObject) => void;
}

const ITEMS = ['itens'];

/** The sold items. */
export function SimpleItems(props: Props) {
  const text = useText(simpleMessages);
  const { tree } = useForm();
  // A single object is not a list and is edited in the full form.
  const isList = nodeAt(tree, ['itens'])?.kind !== 'object';
  return (
    <SimpleSection title={text.items}>
      {isList ? (
        <SimpleList steps={ITEMS} fields={props.fields} addLabel={text.addItem} removeLabel={text.removeItem}>
          {(index) => <Item {...props} index={index} />}
        </SimpleList>
      ) : null}
    </SimpleSection>
  );
}

function Item({ clientId, fields, onChange, index }: Props & { readonly index: number }) {
  const text = useText(simpleMessages);
  const { tree } = useForm();
  const holder = ['itens', index];
  const product = productOf(tree, holder);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-[13px] font-medium">{text.item(index + 1)}</h3>
        <div className="flex flex-wrap gap-2">
          <StoredEntry
            clientId={clientId}
            kind="produto"
            entry={product}
            isComplete={product['codigo_produto'] !== undefined && product['descricao'] !== undefined}
            about={<span className="sr-only"> {index + 1}</span>}
            onPick={(chosen) => onChange(withProduct(tree, holder, chosen))}
          />
        </div>
      </div>
      <SimpleFields fields={fields} names={ITEM} holder={holder} elsewhere={[]} />
    </>
  );
}
