import type { InutilizacaoFilter, InutilizacaoView } from '@fiscal/db/inutilizacao/inutilizacoes';
import type { z } from 'zod';
import { voidedNumbersQuery } from '../../../inputs/voided-numbers.ts';
import { type AccountLinks, linksOf } from '../../../services/files/links.ts';
import { defineOperation } from '../../operation.ts';
import { type DocumentRoute, operationId } from '../document-route.ts';
import {
  type voidedNumbers,
  voidedNumbersAnswer,
  voidedNumbersExample,
} from './list-voided-numbers-schema.ts';

/** GET /v1/{route}/inutilizacoes: voided numbers on our record; no authority is queried. */
export const listVoidedNumbers = (on: DocumentRoute) =>
  defineOperation({
    scope: 'token',
    doc: {
      id: operationId('inutilizacoes', on),
      tag: on.tag,
      summary: 'Faixas inutilizadas',
      description:
        'As faixas já inutilizadas pela empresa no ambiente do token, da mais nova para a mais antiga. Consulta local: a SEFAZ não é chamada. Informe cnpj ou cpf.',
      answers: {
        200: { description: 'As faixas.', schema: voidedNumbersAnswer, example: voidedNumbersExample },
      },
    },
    schemas: { query: voidedNumbersQuery },
    async handle({ caller, query }, services) {
      const ranges = await services.numbers.inutilizar.list(caller, filterOf(query));
      const links = linksOf(services.files.links, caller.accountId);
      return { status: 200, body: ranges.map((range) => bodyOf(range, links)) };
    },
  });

function filterOf(query: z.infer<typeof voidedNumbersQuery>): InutilizacaoFilter {
  const { data_recebimento_inicial: recebidoDe, data_recebimento_final: recebidoAte } = query;
  const { numero_inicial: numeroInicial, numero_final: numeroFinal } = query;
  return {
    emitente: query.cnpj ?? query.cpf ?? '',
    ...(recebidoDe === undefined ? {} : { recebidoDe }),
    ...(recebidoAte === undefined ? {} : { recebidoAte }),
    ...(numeroInicial === undefined ? {} : { numeroInicial }),
    ...(numeroFinal === undefined ? {} : { numeroFinal }),
  };
}

const bodyOf = (range: InutilizacaoView, links: AccountLinks): z.infer<typeof voidedNumbers> => ({
  id: range.id,
  status: 'autorizado',
  status_sefaz: range.cStat ?? '',
  mensagem_sefaz: range.xMotivo ?? '',
  serie: String(range.serie),
  numero_inicial: String(range.inicio),
  numero_final: String(range.fim),
  modelo: range.modelo,
  cnpj: range.emitente,
  ...(range.ret === null ? {} : { caminho_xml: links.inutilizacaoXml(range.id) }),
  ...(range.nProt === null ? {} : { protocolo_sefaz: range.nProt }),
});
