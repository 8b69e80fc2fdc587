import { Cadastros } from '../../../../../features/cadastros/cadastro-list.tsx';
import { cadastroMessages } from '../../../../../features/cadastros/messages.ts';
import type { PageOf } from '../../../../../shell/page-of.ts';
import { titleFrom } from '../../../../../text/server.ts';

export const generateMetadata = titleFrom(cadastroMessages, 'title');

export default async function CadastrosPage({ params }: PageOf<'id'>) {
  return <Cadastros clientId={(await params).id} />;
}
