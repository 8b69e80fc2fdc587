import { asksFor } from '@fiscal/webhooks/change';
import { isMessageType, MESSAGE_TYPES } from '@fiscal/webhooks/types';
import { z } from 'zod';

export const CHANGE_TYPES = Object.keys(MESSAGE_TYPES).filter(isMessageType);

/** A type, or several separated by commas; a prefix selects a group. */
export const changeTypes = z
  .string()
  .transform((value, context) => {
    const asked = value.split(',').map((each) => each.trim());
    if (asked.every((each) => CHANGE_TYPES.some((type) => asksFor(each, type)))) return asked;
    context.addIssue({
      code: 'custom',
      message: `O parâmetro types deve ter um ou vários tipos de mudança; recebido "${value.slice(0, 60)}".`,
      params: {
        code: 'valor_invalido',
        fix: `Use um ou vários de: ${CHANGE_TYPES.join(', ')}; document.event.* pede todos de um grupo.`,
      },
    });
    return z.NEVER;
  })
  .exactOptional()
  .meta({
    description: `Só estas mudanças, separadas por vírgula: ${CHANGE_TYPES.join(', ')}; document.event.* pede todas de um grupo.`,
    example: 'document.authorized,document.rejected',
    override: { type: 'string' },
  });
