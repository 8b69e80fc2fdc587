import { messages } from '../../text/locale.ts';

export const orderMessages = messages({
  'pt-BR': {
    title: 'Pedidos de compra anunciados',
    empty: 'Nenhum pedido foi anunciado pela API.',
    numbered: (serie: number | null, numero: number) =>
      serie === null ? `nº ${numero}` : `nº ${numero} · série ${serie}`,
    states: { aberto: 'Espera a nota', atendido: 'Atendido', ambiguo: 'Várias notas serviam' },
    ambiguous: 'Nenhuma nota foi confirmada: exclua o pedido e anuncie-o com a chave ou o número.',
    note: 'Ver a nota',
  },
  en: {
    title: 'Announced purchase orders',
    empty: 'No order was announced by the API.',
    numbered: (serie: number | null, numero: number) =>
      serie === null ? `no. ${numero}` : `no. ${numero} · series ${serie}`,
    states: { aberto: 'Waits for its note', atendido: 'Fulfilled', ambiguo: 'Several notes matched' },
    ambiguous: 'No note was confirmed: delete the order and announce it with the access key or the number.',
    note: 'Open the note',
  },
});
