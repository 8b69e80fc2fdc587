import { messages } from '../../text/locale.ts';

/** Texts of the sandbox’s scenarios. */
export const scenarioMessages = messages({
  'pt-BR': {
    scenarios: 'Cenários',
    scenariosHint: (field: string) => `Escreve um marcador em ${field}`,
    scenarioOff: 'Sem cenário',
    scenario: {
      refuse: 'A SEFAZ rejeita com o código 539',
      queue: 'Fica em processamento (103, 105) e depois decide',
      lostBefore: 'A conexão cai antes de a SEFAZ receber',
      lostAfter: 'A conexão cai depois de autorizar',
      away: 'Serviço paralisado (108) nas três primeiras vezes',
      http: 'Responde HTTP 503',
      slow: 'Demora 3 segundos',
      garbage: 'Responde algo que não é XML',
      halt: 'Autoriza, mas a resposta se perde: o documento para e é retomado',
    },
  },
  en: {
    scenarios: 'Scenarios',
    scenariosHint: (field: string) => `Writes a marker into ${field}`,
    scenarioOff: 'No scenario',
    scenario: {
      refuse: 'SEFAZ refuses with code 539',
      queue: 'Is queued (103, 105), then decided',
      lostBefore: 'The connection breaks before SEFAZ receives it',
      lostAfter: 'The connection breaks after it was authorized',
      away: 'Service stopped (108) the first three times',
      http: 'Answers HTTP 503',
      slow: 'Takes 3 seconds',
      garbage: 'Answers something that is not XML',
      halt: 'Authorizes, but the answer is lost: the document halts and is resumed',
    },
  },
});
