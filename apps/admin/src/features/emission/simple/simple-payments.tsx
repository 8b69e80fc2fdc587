'use client';
import { useLocale, useText } from '../../../text/text.tsx';
import { Button } from '../../../ui/button.tsx';
import { formatReais } from '../../documents/format-reais.ts';
import { nodeAt } from '../editor/json-path.ts';
import { textNode } from '../editor/json-tree.ts';
import type { EmissionField } from '../fields.ts';
import { useForm } from '../form-context.ts';
import { simpleMessages } from './messages.ts';
import { PAYMENT } from './simple-fields.ts';
import { entriesOf, SimpleList } from './simple-list.tsx';
import { SimpleFields, SimpleSection } from './simple-section.tsx';

interface Props {
  /** Fields of a payment. */
  readonly fields: readonly EmissionField[];
  /** Total of the document, where known. */
  readonly total: string | null;
}

const LIST = 'formas_pagamento';

/** Payments of the document. */
export function SimplePayments({ fields, total }: Props) {
  const text = useText(simpleMessages);
  const locale = useLocale();
  const { tree, change } = useForm();
  const count = entriesOf(nodeAt(tree, [LIST])).length;
  return (
    <SimpleSection title={text.payment}>
      {total === null ? null : (
        <p className="font-medium tabular-nums">{text.total(formatReais(total, locale))}</p>
      )}
      {count === 0 ? <p className="text-[13px] text-ink-soft">{text.noPayment}</p> : null}
      <SimpleList steps={[LIST]} fields={fields} addLabel={text.addPayment} removeLabel={text.removePayment}>
        {(index) => (
          <>
            <SimpleFields fields={fields} names={PAYMENT} holder={[LIST, index]} elsewhere={[]} />
            {total === null || count !== 1 ? null : (
              <Button
                size="sm"
                className="justify-self-start"
                onClick={() => change([LIST, index, 'valor_pagamento'], textNode(total))}
              >
                {text.useTotal}
              </Button>
            )}
          </>
        )}
      </SimpleList>
    </SimpleSection>
  );
}
