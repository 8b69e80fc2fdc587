import { useText } from '../../../text/text.tsx';
import { useApiClient } from '../../../trpc/client.tsx';
import { faultOf } from '../../../trpc/fault.ts';
import { useMutation } from '../../../trpc/use-mutation.ts';
import { useToast } from '../../../ui/toast.tsx';
import type { CadastroKind } from './cadastro-picker.tsx';
import { sefazMessages } from './sefaz-messages.ts';

type Fields = Readonly<Record<string, string>>;

const bare = (text: string | undefined): string => (text ?? '').replace(/[^0-9A-Za-z]/g, '').toUpperCase();

/** Query to the authorities' registers from the typed fields; null when they are too few. */
const questionOf = (fields: Fields) => {
  const document = bare(fields['cnpj_destinatario']) || bare(fields['cpf_destinatario']);
  const uf = bare(fields['uf_destinatario']);
  const gtin = bare(fields['codigo_barras_comercial']);
  return { party: document === '' || uf === '' ? null : { document, uf }, gtin: gtin === '' ? null : gtin };
};

/** Looks the typed fields up in the authorities' registers and shows the result. */
export function useSefaz(clientId: string, kind: CadastroKind, onFilled: (fields: Fields) => void) {
  const text = useText(sefazMessages);
  const client = useApiClient();
  const toast = useToast();
  const asked = useMutation({
    async mutationFn(written: Fields) {
      const { party, gtin } = questionOf(written);
      if (kind === 'destinatario') {
        if (party === null) return { fields: null, said: text.wantsParty };
        const found = await client.cadastros.party.query({ clientId, ...party });
        const said =
          found.fields === null
            ? text.notTold(found.xMotivo)
            : found.enabled === false
              ? text.notEnabled
              : found.registrations > 1
                ? text.filledOne(found.registrations)
                : text.filled;
        return { fields: found.fields, said };
      }
      if (gtin === null) return { fields: null, said: text.wantsGtin };
      const found = await client.cadastros.product.query({ clientId, gtin });
      return {
        fields: found.fields,
        said: found.fields === null ? text.notTold(found.xMotivo) : text.filled,
      };
    },
    onSuccess({ fields, said }) {
      if (fields !== null) onFilled(fields);
      toast(said);
    },
    onError: (error) => toast(faultOf(error).message),
  });
  return { ask: asked.mutate, busy: asked.isPending };
}

/** Whether enough is written to ask for the party. */
export const hasPartyQuestion = (fields: Fields): boolean => questionOf(fields).party !== null;
