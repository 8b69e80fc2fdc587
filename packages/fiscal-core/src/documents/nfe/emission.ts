import { createEmission } from '../../engine/body/emission.ts';
import { putEngineFields } from '../../engine/body/engine-fields.ts';
import type { IdentityTags } from '../../engine/body/identity.ts';
import { reformOf } from '../../engine/body/reform.ts';
import type { Tree } from '../../engine/document/definition.ts';
import { groupOf } from '../../engine/document/tree.ts';
import { isService } from '../../tax/issqn.ts';
import { NFE_COMPILED } from './compiled.ts';
import { complete, itemsOf } from './complete.ts';
import { nfeContract } from './contract.ts';
import { supplement } from './coupon/qr-code.ts';
import { contractsOf, routingOf } from './exclusive.ts';
import { operacaoOf } from './listing/operacao.ts';
import type { Model, Note } from './model.ts';
import { NOTE_DUTIES } from './rules/duties.ts';
import { withFollowed } from './rules/followed.ts';
import { judge } from './rules/judge.ts';
import { NFE_SIZE } from './size.ts';
import { totalsByTag } from './totals/totals.ts';

const IDENTITY: IdentityTags = {
  signed: 'infNFe',
  prefix: 'NFe',
  numero: 'nNF',
  codigo: 'cNF',
  cDV: 'cDV',
  codigoDigits: 8,
};

/** Fields that only the engine knows. */
function putNoteFields(tree: Tree, note: Note): void {
  const { model, context } = note;
  const ide = putEngineFields(groupOf(tree, 'infNFe'), note, { versao: '4.00', mod: model.mod });
  ide['procEmi'] = '0';
  ide['verProc'] = context.verProc;
}

/** Document definition that NF-e and NFC-e share; the model has their differences. */
export function noteEmission(model: Model) {
  const contract = nfeContract(model.mod, model.nome);
  return createEmission<Note>({
    type: model.type,
    compiled: NFE_COMPILED,
    contract,
    contractOf: contractsOf(contract),
    routingOf,
    identity: IDENTITY,
    size: NFE_SIZE,
    rules: [],
    duties: NOTE_DUTIES,
    judge,
    draft(base) {
      const items = itemsOf(base.input);
      const services = new Set(items.filter(isService));
      const reform = withFollowed(
        reformOf(base, model.rtc),
        { input: base.input, items },
        base.context.rates ?? [],
      );
      return { ...base, model, items, services, reform };
    },
    complete: (note) => complete(note, NFE_COMPILED.coerce),
    putEngineFields: putNoteFields,
    supplement,
    totals: ({ input }) => totalsByTag(input),
    summary: {
      destinatario: ['nome_destinatario'],
      documento: ['cnpj_destinatario', 'cpf_destinatario'],
      valorTotal: 'valor_total',
      operacao: operacaoOf,
    },
  });
}
