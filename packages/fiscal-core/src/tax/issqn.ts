import { compute, fillAll, hasAny, type TaxItem } from './item.ts';

const FIELDS = [
  'issqn_base_calculo',
  'issqn_aliquota',
  'issqn_valor',
  'issqn_codigo_municipio',
  'issqn_item_lista_servico',
  'issqn_valor_deducao',
  'issqn_valor_outras_retencoes',
  'issqn_valor_desconto_incondicionado',
  'issqn_valor_desconto_condicionado',
  'issqn_valor_retencao',
  'issqn_indicador_exigibilidade',
  'issqn_codigo_servico',
  'issqn_codigo_municipio_incidencia',
  'issqn_codigo_pais',
  'issqn_numero_processo',
  'issqn_indicador_incentivo',
] as const;

/** An item with any ISSQN field is a service: no ICMS, no II. */
export const isService = (item: TaxItem): boolean => hasAny(item, FIELDS);

/** Source: layout PL_010f, group U. */
export function completeIssqn(item: TaxItem): void {
  compute(item, { value: 'issqn_valor', base: 'issqn_base_calculo', rate: 'issqn_aliquota', per: 100 });
  fillAll(item, {
    issqn_base_calculo: '0.00',
    issqn_aliquota: '0.00',
    issqn_valor: '0.00',
    issqn_indicador_exigibilidade: '1',
    issqn_indicador_incentivo: '2',
  });
}
