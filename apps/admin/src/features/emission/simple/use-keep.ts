import { useQueryClient } from '@tanstack/react-query';
import { useText } from '../../../text/text.tsx';
import { useApi } from '../../../trpc/client.tsx';
import { faultOf } from '../../../trpc/fault.ts';
import { useMutation } from '../../../trpc/use-mutation.ts';
import { useToast } from '../../../ui/toast.tsx';
import type { CadastroKind } from './cadastro-picker.tsx';
import { simpleMessages } from './messages.ts';

/** Saves a party or a product for later use and confirms it. */
export function useKeep(clientId: string, kind: CadastroKind) {
  const text = useText(simpleMessages);
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  const keep = useMutation(
    api.cadastros.save.mutationOptions({
      onSuccess: ({ name }) => {
        toast(text.kept(name));
        return queries.invalidateQueries(api.cadastros.find.pathFilter());
      },
      onError: (error) => toast(faultOf(error).message),
    }),
  );
  return {
    busy: keep.isPending,
    keep: (fields: Record<string, string>) => keep.mutate({ clientId, kind, fields }),
  };
}
