import { z } from 'zod';
import { companyName, holder } from '../fields.ts';

export const a1Body = z
  .strictObject({
    cnpj: holder('cnpj', 'CNPJ do titular, com ou sem máscara; de um produtor rural, o CPF.'),
    name: companyName('name'),
  })
  .meta({ id: 'NovoA1DeTeste' });
