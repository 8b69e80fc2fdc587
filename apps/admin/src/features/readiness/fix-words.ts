import type { Locale } from '../../text/locale.ts';

interface Words {
  /** Remedy in the hands of a person of the company. */
  readonly fix: Readonly<Record<Locale, string>>;
  /** Page of the company that mends it, below its address. */
  readonly page?: 'perfil' | 'certificado' | 'numeracao';
}

const CERTIFICATE: Words = {
  fix: { 'pt-BR': 'Envie um A1 válido da empresa.', en: 'Upload a valid A1 of the company.' },
  page: 'certificado',
};

const OPERATOR: Words = {
  fix: {
    'pt-BR': 'Depende de quem administra esta instalação: peça a essa pessoa.',
    en: 'It depends on whoever runs this installation: ask them.',
  },
};

/** Remedies for people, by check; a check without one keeps the API's text. */
const WORDS: Readonly<Record<string, Words>> = {
  transmissao: {
    fix: {
      'pt-BR': 'Quando o resto estiver em ordem, peça a quem administra esta instalação que a ligue.',
      en: 'Once the rest is in order, ask whoever runs this installation to turn it on.',
    },
  },
  responsavel_tecnico: {
    fix: {
      'pt-BR':
        'Informe o responsável técnico no perfil fiscal, ou peça a quem administra esta instalação que o configure para todas as empresas.',
      en: 'Enter the technical responsible in the fiscal profile, or ask whoever runs this installation to set one for all companies.',
    },
    page: 'perfil',
  },
  csrt: {
    fix: {
      'pt-BR': 'Peça o CSRT na SEFAZ da UF e informe-o no perfil fiscal.',
      en: 'Request the CSRT from SEFAZ of the state and enter it in the fiscal profile.',
    },
    page: 'perfil',
  },
  endereco: {
    fix: {
      'pt-BR': 'Complete o endereço no perfil fiscal.',
      en: 'Complete the address in the fiscal profile.',
    },
    page: 'perfil',
  },
  regime_tributario: {
    fix: {
      'pt-BR': 'Escolha o regime tributário no perfil fiscal.',
      en: 'Choose the tax regime in the fiscal profile.',
    },
    page: 'perfil',
  },
  inscricao_estadual: {
    fix: {
      'pt-BR': 'Confira a inscrição estadual no perfil fiscal. Na dúvida, pergunte ao contador.',
      en: 'Check the state registration in the fiscal profile. If in doubt, ask the accountant.',
    },
    page: 'perfil',
  },
  csc: {
    fix: {
      'pt-BR': 'Obtenha o CSC na SEFAZ da UF e informe-o no perfil fiscal.',
      en: 'Get the CSC from SEFAZ of the state and enter it in the fiscal profile.',
    },
    page: 'perfil',
  },
  autorizador: {
    fix: {
      'pt-BR': 'Confira a UF da empresa e o tipo de documento.',
      en: 'Check the state of the company and the document type.',
    },
    page: 'perfil',
  },
  emissor_cpf: {
    fix: {
      'pt-BR': 'Deixe este tipo fora da verificação, ou cadastre a empresa pelo CNPJ.',
      en: 'Leave this type out of the check, or create the company by its CNPJ.',
    },
  },
  nao_contribuinte: {
    fix: {
      'pt-BR':
        'Emita NF-e. Se a empresa tem inscrição estadual, informe-a e diga que é contribuinte do ICMS.',
      en: 'Issue NF-e. If the company has a state registration, enter it and mark it as a taxpayer of the ICMS.',
    },
    page: 'perfil',
  },
  serie: {
    fix: {
      'pt-BR':
        'Se a empresa já emitia em outro sistema, informe o próximo número antes do primeiro documento.',
      en: 'If the company issued with another system, enter the next number before the first document.',
    },
    page: 'numeracao',
  },
  a1_revogacao: {
    fix: {
      'pt-BR':
        'Revogado, troque o A1. Sem resposta da lista, nada impede de emitir: a SEFAZ a consulta ela mesma.',
      en: 'Replace a revoked A1. Without an answer of the list nothing prevents emission: SEFAZ consults it itself.',
    },
    page: 'certificado',
  },
  a1_cadeia: {
    fix: {
      'pt-BR': 'Exporte o A1 com a cadeia completa e envie-o de novo.',
      en: 'Export the A1 with its whole chain and upload it again.',
    },
    page: 'certificado',
  },
  worker: OPERATOR,
  servidor: OPERATOR,
  relogio: OPERATOR,
};

/** Remedy of a check for people; null: none is known here. */
export const fixWords = (check: string): Words | null =>
  WORDS[check] ?? (/^a1(?:_|$)/.test(check) ? CERTIFICATE : null);
