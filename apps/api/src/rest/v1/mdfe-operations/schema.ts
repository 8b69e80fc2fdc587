import { z } from 'zod';
import type { Performed } from '../../../services/events/operate.ts';
import { linkExample, verdictFields, xmlLink } from '../event-verdict.ts';

const { status: _status, ...verdict } = verdictFields;
const rest = { ...verdict, caminho_xml: xmlLink };

export const closingAnswer = z
  .strictObject({
    status: z.enum(['encerrado', 'erro_encerramento']).meta({
      description: 'encerrado: registrado pela SEFAZ; erro_encerramento: recusado ou não enviado.',
    }),
    ...rest,
  })
  .meta({ id: 'Encerramento' });

export const inclusionAnswer = z
  .strictObject({
    status: z.enum(['incluido', 'erro_inclusao']).meta({
      description: 'incluido: registrado pela SEFAZ; erro_inclusao: recusado ou não enviado.',
    }),
    ...rest,
  })
  .meta({ id: 'InclusaoMdfe' });

const told = ({ event }: Performed, link: string | undefined) => ({
  status_sefaz: event.cStat,
  mensagem_sefaz: event.xMotivo ?? '',
  ...(link === undefined ? {} : { caminho_xml: link }),
});
const isRegistered = ({ event }: Performed): boolean => event.status === 'autorizado';

export const closingBody = (performed: Performed, link?: string): z.infer<typeof closingAnswer> => ({
  status: isRegistered(performed) ? 'encerrado' : 'erro_encerramento',
  ...told(performed, link),
});

export const inclusionBody = (performed: Performed, link?: string): z.infer<typeof inclusionAnswer> => ({
  status: isRegistered(performed) ? 'incluido' : 'erro_inclusao',
  ...told(performed, link),
});

const registered = {
  status_sefaz: '135',
  mensagem_sefaz: 'Evento registrado e vinculado a MDF-e',
  caminho_xml: linkExample,
};
export const closingExample = { status: 'encerrado' as const, ...registered };
export const inclusionExample = { status: 'incluido' as const, ...registered };
