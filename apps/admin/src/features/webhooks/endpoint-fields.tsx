import { useText } from '../../text/text.tsx';
import { CheckboxField, TextField } from '../../ui/form/field.tsx';
import type { Endpoint } from './endpoint.ts';
import { webhookMessages } from './messages.ts';
import { hasType, useTypeTitles } from './type-titles.ts';

/** Values of an endpoint's form in the format of the API. */
export function endpointOf(values: Readonly<Record<string, string>>, types: readonly string[]) {
  const { url = '', description = '' } = values;
  return {
    url,
    description,
    types: types.filter((type) => values[`types ${type}`] === 'true'),
    publicKey: values['publicKey'] === 'true',
  };
}

/** Fields of an endpoint: address, description, message types. */
export function EndpointFields({ of }: { readonly of?: Endpoint }) {
  const text = useText(webhookMessages);
  const { types, titleOf } = useTypeTitles();
  return (
    <>
      <TextField
        label={text.address}
        hint={text.addressHint}
        name="url"
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://erp.exemplo.com.br/webhooks"
        defaultValue={of?.url}
      />
      <TextField
        label={text.description}
        hint={text.descriptionHint}
        name="description"
        maxLength={200}
        autoComplete="off"
        defaultValue={of?.description}
      />
      <fieldset className="grid gap-2">
        <legend className="mb-1 text-[13px] font-medium">{text.types}</legend>
        <p className="text-[13px] text-ink-soft">{text.typesHint}</p>
        <div className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
          {types
            .filter((type) => type !== 'webhook.test')
            .map((type) => (
              <CheckboxField
                key={type}
                label={titleOf(type)}
                hint={<code className="text-xs">{type}</code>}
                name={`types ${type}`}
                defaultChecked={of !== undefined && hasType(of.types, type)}
              />
            ))}
        </div>
      </fieldset>
      <CheckboxField
        label={text.publicKey}
        hint={text.publicKeyHint}
        name="publicKey"
        defaultChecked={of !== undefined && of.publicKey !== null}
      />
    </>
  );
}
