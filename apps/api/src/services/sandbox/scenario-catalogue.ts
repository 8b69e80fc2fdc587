import { STAND_INS } from '@fiscal/core/registry/stand-ins';
import type { DocumentStatus } from '@fiscal/core/vocabulary/states';

/** Scenarios of the emulated authority. */
export interface ScenarioRow {
  /** Name before `=` in a marker, or the whole of it. */
  readonly scenario: string;
  /** Spelling in a free text of a document, or in a condition. */
  readonly marker: string;
  /** pt-BR. */
  readonly effect: string;
  /** Status of an otherwise valid NF-e with this marker. */
  readonly result: DocumentStatus;
}

export const SCENARIO_CATALOGUE: readonly ScenarioRow[] = [
  {
    scenario: 'cStat',
    marker: 'SANDBOX(cStat=778)',
    effect:
      'A SEFAZ responde este código, com o texto oficial. 110 e 301 a 303 denegam, com protocolo; numa NFS-e use o código com a letra (E0014).',
    result: 'REJEITADA',
  },
  {
    scenario: 'indisponivel',
    marker: 'SANDBOX(indisponivel=3)',
    effect:
      'Serviço paralisado (108) nas primeiras tentativas; numa NFS-e, HTTP 503. A plataforma espera e tenta de novo sozinha.',
    result: 'AUTORIZADA',
  },
  {
    scenario: 'assincrono',
    marker: 'SANDBOX(assincrono=2)',
    effect:
      'Lote recebido (103), em processamento (105) tantas vezes, e só então a decisão. Somente NF-e e NFC-e.',
    result: 'AUTORIZADA',
  },
  {
    scenario: 'timeout=antes',
    marker: 'SANDBOX(timeout=antes)',
    effect:
      'A conexão cai sem que nada seja autorizado. A plataforma consulta a chave antes de transmitir de novo.',
    result: 'AUTORIZADA',
  },
  {
    scenario: 'timeout=depois',
    marker: 'SANDBOX(timeout=depois)',
    effect:
      'O documento é autorizado e a resposta se perde. A plataforma consulta a chave e adota o protocolo: nunca emite em dobro.',
    result: 'AUTORIZADA',
  },
  {
    scenario: 'http',
    marker: 'SANDBOX(http=503)',
    effect:
      'O servidor responde com este status HTTP, de 400 a 599, sem mensagem fiscal. Com 403 ele recusa o certificado: o documento para (ERRO_TECNICO), e esperar não adianta.',
    result: 'AUTORIZADA',
  },
  {
    scenario: 'lento',
    marker: 'SANDBOX(lento=1500)',
    effect: 'A resposta certa chega depois de tantos milissegundos.',
    result: 'AUTORIZADA',
  },
  {
    scenario: 'lixo',
    marker: 'SANDBOX(lixo)',
    effect: 'Vêm uma vez bytes que não são XML nem JSON.',
    result: 'AUTORIZADA',
  },
  {
    scenario: 'parado',
    marker: 'SANDBOX(parado)',
    effect:
      'O documento é autorizado, a resposta se perde e a consulta da chave é recusada uma vez: ninguém sabe como terminou. Retome com POST /v1/documents/{id}/resume, e a consulta seguinte o encontra autorizado; ou desista dele com /abandon. Menos na NFS-e.',
    result: 'ERRO_TECNICO',
  },
];

/** Sandbox defaults for a document of a lenient test token, by type. */
export const STAND_IN_CATALOGUE = Object.entries(STAND_INS).flatMap(([type, facts]) =>
  facts.map((fact) => ({ type, ...fact })),
);
