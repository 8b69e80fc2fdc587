'use client';
import { useAmbiente } from '../../shell/ambiente.tsx';
import { useText } from '../../text/text.tsx';
import { useApi } from '../../trpc/client.tsx';
import { faultOf } from '../../trpc/fault.ts';
import { useMutation } from '../../trpc/use-mutation.ts';
import { useToast } from '../../ui/toast.tsx';
import { useTypeName } from '../documents/types.ts';
import { sefazMessages } from './messages.ts';

/** Queries the authority with a company's certificate and shows the answer. */
export function useCheck(lookAgain: () => Promise<unknown>) {
  const text = useText(sefazMessages);
  const api = useApi();
  const toast = useToast();
  const typeName = useTypeName();
  const environment = useAmbiente();
  const check = useMutation(
    api.sefaz.check.mutationOptions({
      onSuccess: async ({ message }, { type }) => {
        await lookAgain();
        toast(text.answered(typeName(type), message));
      },
      onError: (error) => toast(faultOf(error).message),
    }),
  );
  return {
    busy: check.isPending ? check.variables.type : null,
    ask: (clientId: string, type: string) => check.mutateAsync({ environment, clientId, type }),
  };
}
