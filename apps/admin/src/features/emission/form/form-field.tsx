'use client';
import { formatDateTime } from '../../../format/format.ts';
import { decimalOf, writtenDecimal } from '../../../format/local-decimal.ts';
import { useLocale, useText } from '../../../text/text.tsx';
import { Button } from '../../../ui/button.tsx';
import { DateField } from '../../../ui/form/date-field.tsx';
import { SelectField, TextAreaField, TextField } from '../../../ui/form/field.tsx';
import { nodeAt, pathOf, type Steps } from '../editor/json-path.ts';
import { type JsonNode, listNode, textNode, wordNode } from '../editor/json-tree.ts';
import { choiceLabel, type EmissionField, labelOf, titleIn } from '../fields.ts';
import { useForm } from '../form-context.ts';
import { emissionMessages } from '../messages.ts';
import { isMissing } from '../use-validation.ts';
import { formMessages } from './form-messages.ts';
import { momentNow, momentOf } from './moment.ts';

/** A moment as bodies write it. */
const MOMENT = /^\d{4}-(?:0\d|1[0-2])-[0-3]\dT[0-2]\d:[0-5]\d:[0-5]\d[+-]\d{2}:\d{2}$/;
/** Longer texts get more room; for people names and streets stay on one line. */
const LINE_MAX = { form: 160, simple: 300 };

/** Name in JSON, tag and limits. */
function About({
  field,
  more,
  isMissed,
}: {
  readonly field: EmissionField;
  readonly more: string;
  readonly isMissed: boolean;
}) {
  const { missing } = useText(emissionMessages);
  const missed = isMissed ? <span className="text-warn">{missing}. </span> : null;
  const isEnglish = useLocale() === 'en';
  const isTranslated = isEnglish && field.english !== null && field.english !== field.title;
  if (useForm().simple) return missed;
  return (
    <>
      {missed}
      {more === '' ? null : <>{more.charAt(0).toUpperCase() + more.slice(1)}. </>}
      {isTranslated ? <span lang="pt-BR">{field.title}. </span> : null}
      <code className="font-mono text-xs wrap-anywhere">{field.name}</code>
      {field.tag === null ? null : (
        <>
          {' · '}
          <code className="font-mono text-xs">{field.tag}</code>
        </>
      )}
      {field.limits === null || field.values.length > 0 ? null : (
        <> · {isEnglish ? field.limitsEnglish : field.limits}</>
      )}
    </>
  );
}

const inputText = (node: JsonNode | undefined): string | null => {
  if (node === undefined) return '';
  if (node.kind === 'object' || node.kind === 'list') return null;
  return node.literal === 'null' ? '' : node.text;
};

interface Props {
  readonly field: EmissionField;
  /** To the object that holds the field. */
  readonly holder: Steps;
  /** In the place of what the layout calls it. */
  readonly label?: string;
}

/** Input for a scalar of the body, derived from the layout. */
export function FormField({ field, holder, label: own }: Props) {
  const text = useText(formMessages);
  const locale = useLocale();
  const { tree, change, problems, simple } = useForm();
  const steps = [...holder, field.name];
  const path = pathOf(steps);
  const node = nodeAt(tree, steps);
  const [title, more] = labelOf(titleIn(field, locale));
  const label = own ?? title;
  const isMissed =
    node === undefined && problems.some((problem) => problem.field === path && isMissing(problem));
  const about = {
    label,
    name: path,
    'aria-required': field.required || undefined,
    hint: simple && !isMissed ? undefined : <About field={field} more={more} isMissed={isMissed} />,
  };
  const give = (value: string) =>
    change(steps, value === '' && !field.required ? undefined : textNode(value));

  if (field.as === 'texts') {
    const lines =
      node?.kind === 'list' ? node.entries.map((each) => inputText(each) ?? '') : [inputText(node) ?? ''];
    return (
      <TextAreaField
        {...about}
        label={`${label} (${text.oneALine})`}
        rows={Math.max(2, lines.length)}
        value={lines.join('\n')}
        onChange={({ target: { value } }) => {
          const [first = '', ...others] = value.split('\n');
          if (others.length > 0) change(steps, listNode([first, ...others].map(textNode)));
          else give(first);
        }}
      />
    );
  }
  const value = inputText(node);
  if (value === null)
    return (
      <div>
        <p className="text-[13px] font-medium">{label}</p>
        <p className="text-[13px] text-ink-soft">
          <code className="font-mono text-xs">{field.name}</code> · {text.asJson}
        </p>
      </div>
    );
  if (field.as === 'flag')
    return (
      <SelectField
        {...about}
        value={value}
        options={withOthers(value, text, [
          { value: 'true', label: text.yes },
          { value: 'false', label: text.no },
        ])}
        onChange={({ target: { value: to } }) =>
          to === 'true' || to === 'false' ? change(steps, wordNode(to)) : give(to)
        }
      />
    );
  if (field.values.length > 0)
    return (
      <SelectField
        {...about}
        value={value}
        options={withOthers(
          value,
          text,
          field.values.map((each) => ({ value: each.value, label: choiceLabel(each, locale) })),
        )}
        onChange={(event) => give(event.target.value)}
      />
    );
  if ((field.maxLength ?? 0) > LINE_MAX[simple ? 'simple' : 'form'])
    return <TextAreaField {...about} rows={3} value={value} onChange={(event) => give(event.target.value)} />;
  const isDecimal = field.as === 'decimal';
  const isPicked = simple && field.as === 'dateTime' && (value === '' || MOMENT.test(value));
  return (
    <div>
      {isPicked ? (
        <DateField
          label={label}
          name={path}
          hint={about.hint}
          withTime
          required={field.required}
          value={value.slice(0, 19)}
          onChange={(iso) => give(momentOf(iso, value))}
        />
      ) : (
        <TextField
          {...about}
          value={simple && isDecimal ? writtenDecimal(value, locale) : value}
          autoComplete="off"
          inputMode={isDecimal ? 'decimal' : undefined}
          onChange={({ target }) =>
            give(isDecimal && simple ? decimalOf(target.value, locale) : target.value)
          }
        />
      )}
      {field.as === 'dateTime' && !isPicked && MOMENT.test(value) ? (
        <span className="mr-3 text-[13px] text-ink-soft">{formatDateTime(new Date(value), locale)}</span>
      ) : null}
      {field.as === 'dateTime' ? (
        <Button tone="link" size="inline" onClick={() => give(momentNow())}>
          {text.now}
          <span className="sr-only">: {label}</span>
        </Button>
      ) : null}
      {isMissed && field.mayBeBlank ? (
        <Button tone="link" size="inline" onClick={() => change(steps, textNode(''))}>
          {text.sendBlank}
          <span className="sr-only">: {label}</span>
        </Button>
      ) : null}
    </div>
  );
}

interface Option {
  readonly value: string;
  readonly label: string;
}

/** Nothing, the list, and what is there though the list lacks it. */
const withOthers = (
  value: string,
  text: { readonly notGiven: string; readonly outside: (value: string) => string },
  options: readonly Option[],
): readonly Option[] => [
  { value: '', label: text.notGiven },
  ...options,
  ...(value === '' || options.some((option) => option.value === value)
    ? []
    : [{ value, label: text.outside(value) }]),
];
