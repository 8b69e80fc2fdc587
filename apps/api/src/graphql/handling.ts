import { builder } from './builder.ts';

const Handling = builder.enumType('Handling', {
  description: 'Como um corpo é lido.',
  values: {
    STRICT: {
      value: 'strict',
      description:
        'Um campo desconhecido, um código sem os zeros à esquerda e tudo o que terminaria em recusa sem envio são problemas, todos de uma vez: nada é guardado.',
    },
    LENIENT: { value: 'lenient', description: 'O padrão: o que não foi lido ou mudou vem em notices.' },
  } as const,
});

/** Argument of what reads a body. */
export const HANDLING = {
  type: Handling,
  description: 'STRICT recusa na hora o que sem ele é aviso, ou documento REJEITADA sem envio.',
} as const;
