import { messages } from '../../text/locale.ts';

export const addressMessages = messages({
  'pt-BR': {
    title: 'Arquivos por e-mail',
    hint: 'Fornecedores enviam XML e ZIP a este endereço. Quem o conhece pode enviar; o que chega espera a confirmação da SEFAZ.',
    none: 'Esta empresa não tem endereço.',
    create: 'Gerar endereço',
    change: 'Trocar',
    end: 'Encerrar',
    address: 'endereço',
    changeTitle: 'Trocar o endereço?',
    changeText: 'O endereço de agora deixa de receber na hora. Avise os fornecedores do novo.',
    endTitle: 'Encerrar o endereço?',
    endText: 'Ele deixa de receber na hora e não volta.',
  },
  en: {
    title: 'Files by e-mail',
    hint: 'Suppliers send XML and ZIP to this address. Who knows it can send; what arrives waits for SEFAZ to confirm it.',
    none: 'This company has no address.',
    create: 'Create address',
    change: 'Change',
    end: 'End',
    address: 'address',
    changeTitle: 'Change the address?',
    changeText: 'The present address stops at once. Give suppliers the new one.',
    endTitle: 'End the address?',
    endText: 'It stops at once and does not come back.',
  },
});
