import { expect, it } from 'vitest';
import type { EmissionField } from '../../emission/emission-field.ts';
import { createEmissionForms } from '../../emission/emission-forms.ts';

const forms = createEmissionForms({ nowMs: () => 0 });

/** Fields with a list in the console's forms for people. */
const SHOWN: Readonly<Record<string, readonly string[]>> = {
  nfe: [
    'tipo_documento',
    'local_destino',
    'finalidade_emissao',
    'consumidor_final',
    'presenca_comprador',
    'modalidade_frete',
    'icms_origem',
    'icms_situacao_tributaria',
    'forma_pagamento',
    'indicador_inscricao_estadual_destinatario',
  ],
  nfse: [
    'tributacao_iss',
    'tipo_retencao_iss',
    'codigo_opcao_simples_nacional',
    'regime_especial_tributacao',
  ],
  cte: ['tomador', 'icms_situacao_tributaria', 'codigo_unidade_medida'],
  mdfe: ['codigo_unidade_medida_peso_bruto', 'tipo_carga', 'tipo_rodado_veiculo', 'tipo_carroceria_veiculo'],
  nfcom: ['tipo_assinante', 'indicador_ie_destinatario', 'tipo_servico', 'unidade_medida'],
  dce: ['modalidade_transporte', 'tipo_emitente'],
};

const fieldsNamed = (fields: readonly EmissionField[], name: string): readonly EmissionField[] =>
  fields.flatMap((field) => [...(field.name === name ? [field] : []), ...fieldsNamed(field.fields, name)]);

it.each(Object.entries(SHOWN).flatMap(([type, names]) => names.map((name) => [type, name] as const)))(
  'gives every value of a list in English: %s %s',
  (type, name) => {
    const values = fieldsNamed(forms.schema(type), name).flatMap((field) => field.values);
    expect(values.length).toBeGreaterThan(1);
    expect(values.filter(({ english }) => english === null)).toEqual([]);
  },
);
