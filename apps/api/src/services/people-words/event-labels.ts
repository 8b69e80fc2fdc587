/** Fields of events that explanations name, as the console's dialogs of events show them. */
export const EVENT_LABELS: ReadonlyMap<string, { readonly pt: string; readonly en: string }> = new Map([
  ['chave_nfe_substituta', { pt: 'Chave da NFC-e substituta', en: 'Key of the substitute NFC-e' }],
  ['permite_autorizacao_terceiros', { pt: 'Pode autorizar terceiros', en: 'May authorize others' }],
  ['data_tentativa_entrega', { pt: 'Data e hora da tentativa', en: 'Date and time of the attempt' }],
  [
    'data_hash_tentativa',
    { pt: 'Data e hora do hash da tentativa', en: 'Date and time of the hash of the attempt' },
  ],
  ['justificativa_insucesso', { pt: 'Justificativa', en: 'Justification' }],
  ['data_entrega', { pt: 'Data e hora da entrega', en: 'Date and time of the delivery' }],
  [
    'data_hash_entrega',
    { pt: 'Data e hora do hash da entrega', en: 'Date and time of the hash of the delivery' },
  ],
  ['ibs_valor', { pt: 'Valor de IBS', en: 'IBS amount' }],
  [
    'cnpj_instituicao_financeira',
    { pt: 'CNPJ da instituição financeira', en: 'CNPJ of the financial institution' },
  ],
  ['codigo_municipio', { pt: 'Código IBGE do município', en: 'IBGE code of the city' }],
  ['sigla_uf', { pt: 'UF', en: 'State' }],
  ['grupo_corrigido', { pt: 'Grupo', en: 'Group' }],
  ['campo_corrigido', { pt: 'Campo corrigido', en: 'Corrected field' }],
  ['numero_item_grupo_corrigido', { pt: 'Posição do item', en: 'Position of the item' }],
  ['campo_api', { pt: 'Campo da API', en: 'Field of the API' }],
]);
