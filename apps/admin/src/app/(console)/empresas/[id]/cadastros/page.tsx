import type { Metadata } from 'next';
import { Cadastros } from '../../../../../features/cadastros/cadastro-list.tsx';
import { cadastroMessages } from '../../../../../features/cadastros/messages.ts';
import { requestText } from '../../../../../text/server.ts';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await requestText(cadastroMessages)).title,
});

interface Props {
  readonly params: Promise<{ readonly id: string }>;
}

export default async function CadastrosPage({ params }: Props) {
  return <Cadastros clientId={(await params).id} />;
}
