import { percentOf, SERVICE_BASE } from './formulas.ts';
import { hasAny, type TaxItem } from './item.ts';
import {
  type Block,
  blockFields,
  completeLeaves,
  constant,
  determinedLeaf,
  type Ledger,
  missing,
  optional,
} from './leaf.ts';

const LC116 = 'LC 116/2003';
/** Source: layout PL_010f, group U. */
// biome-ignore format: a table reads as one leaf a line
export const ISSQN: Block = {
  leaves: [
    { ...determinedLeaf('issqn_base_calculo', 'vBC', SERVICE_BASE, `${LC116} art. 7º`), uncertain: 'as parcelas que saem da base' },
    missing('issqn_aliquota', 'vAliq', 'Informe issqn_aliquota, a do município; sem imposto devido, envie 0.00.', LC116),
    determinedLeaf('issqn_valor', 'vISSQN', percentOf('issqn_base_calculo', 'issqn_aliquota', 'vBC × vAliq'), LC116),
    missing('issqn_codigo_municipio', 'cMunFG', 'Informe issqn_codigo_municipio, o código IBGE do município do fato gerador.', LC116),
    missing('issqn_item_lista_servico', 'cListServ', 'Informe issqn_item_lista_servico, o item da LC 116 no formato NN.NN.', LC116),
    optional('issqn_valor_deducao', 'vDeducao'),
    optional('issqn_valor_outras_retencoes', 'vOutro'),
    optional('issqn_valor_desconto_incondicionado', 'vDescIncond'),
    optional('issqn_valor_desconto_condicionado', 'vDescCond'),
    optional('issqn_valor_retencao', 'vISSRet'),
    missing('issqn_indicador_exigibilidade', 'indISS', 'Informe issqn_indicador_exigibilidade, de 1 (exigível) a 7.', LC116),
    optional('issqn_codigo_servico', 'cServico'),
    optional('issqn_codigo_municipio_incidencia', 'cMun'),
    optional('issqn_codigo_pais', 'cPais'),
    optional('issqn_numero_processo', 'nProcesso'),
    { ...constant('issqn_indicador_incentivo', 'indIncentivo', '2', 'sem informação de incentivo, não há'), uncertain: 'nenhuma regra o diz' },
  ],
};
const FIELDS = blockFields(ISSQN);

/** An item with any ISSQN field is a service: no ICMS, no II. */
export const isService = (item: TaxItem): boolean => hasAny(item, FIELDS);

export const completeIssqn = (item: TaxItem, ledger: Ledger): void =>
  completeLeaves(item, ISSQN.leaves, ledger);
