import { z } from 'zod';
import { importedSchema } from '../document-view.ts';

export const confirmImportAnswer = z
  .strictObject({ imported: importedSchema })
  .meta({ id: 'ConsultaDeImportadoPedida' });
