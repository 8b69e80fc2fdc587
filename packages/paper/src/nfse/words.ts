import { meaningIn } from '../format/meaning.ts';

// Codes of the layout. Source: tiposComplexos_v1.01.xsd.

export const simplesName = meaningIn({
  1: 'Não optante',
  2: 'Optante - Microempreendedor Individual (MEI)',
  3: 'Optante - Microempresa ou Empresa de Pequeno Porte (ME/EPP)',
});

export const apuracaoName = meaningIn({
  1: 'Tributos federais e municipal pelo Simples Nacional',
  2: 'Tributos federais pelo Simples Nacional e ISSQN por fora',
  3: 'Tributos federais e municipal por fora do Simples Nacional',
});

export const regimeEspecialName = meaningIn({
  0: 'Nenhum',
  1: 'Ato cooperado (cooperativa)',
  2: 'Estimativa',
  3: 'Microempresa municipal',
  4: 'Notário ou registrador',
  5: 'Profissional autônomo',
  6: 'Sociedade de profissionais',
  9: 'Outros',
});

export const tributacaoName = meaningIn({
  1: 'Operação tributável',
  2: 'Imunidade',
  3: 'Exportação de serviço',
  4: 'Não incidência',
});

export const imunidadeName = meaningIn({
  0: 'Tipo não informado na nota de origem',
  1: 'Patrimônio, renda ou serviços dos entes públicos',
  2: 'Templos de qualquer culto',
  3: 'Partidos, sindicatos, educação e assistência social',
  4: 'Livros, jornais, periódicos e seu papel',
  5: 'Fonogramas e videofonogramas musicais',
});

export const retencaoIssName = meaningIn({
  1: 'Não retido',
  2: 'Retido pelo tomador',
  3: 'Retido pelo intermediário',
});

export const retencaoPisCofinsName = meaningIn({
  0: 'PIS/COFINS/CSLL não retidos',
  1: 'PIS/COFINS retidos',
  2: 'PIS/COFINS não retidos',
  3: 'PIS/COFINS/CSLL retidos',
  4: 'PIS/COFINS retidos, CSLL não retido',
  5: 'PIS retido, COFINS/CSLL não retido',
  6: 'COFINS retido, PIS/CSLL não retido',
  7: 'PIS não retido, COFINS/CSLL retidos',
  8: 'PIS/COFINS não retidos, CSLL retido',
  9: 'COFINS não retido, PIS/CSLL retidos',
});

export const emitterName = meaningIn({ 1: 'Prestador', 2: 'Tomador', 3: 'Intermediário' });

/** State in which a note was issued; an event changes it no more. */
export const situacaoName = meaningIn({
  100: 'NFS-e gerada',
  101: 'NFS-e de substituição gerada',
  102: 'NFS-e de decisão judicial',
  103: 'NFS-e avulsa',
  107: 'NFS-e de MEI',
});

export const finalidadeName = meaningIn({ 0: 'NFS-e regular', 1: 'NFS-e de crédito', 2: 'NFS-e de débito' });

export const suspensaoName = meaningIn({
  1: 'Decisão judicial',
  2: 'Processo administrativo',
});

export const beneficioName = meaningIn({
  1: 'Isenção',
  2: 'Redução da base em porcentagem',
  3: 'Redução da base em reais',
  4: 'Alíquota diferenciada',
});

/** `010700` → `01.07.00`. */
export const serviceCode = (code: string): string => code.replace(/(\d\d)(?=\d)/g, '$1.');
