// biome-ignore-all format: one row per line
import { publishedOption, publishedText, publishedType } from '../../../engine/layout/published/published.ts';
import { choice, group, leaf, list } from '../../../engine/layout/rows.ts';
import * as t from '../../../engine/portal/simple-types.ts';

export const DI = list('DI', '0-100', 'documentos_importacao', 'Declarações de importação; exigido com CFOP de importação', [
  leaf('nDI', '1-1', publishedText, 'numero', 'Número da DI, DSI, DIRE ou DUImp'),
  leaf('dDI', '1-1', t.TData, 'data_registro', 'Data de registro'),
  leaf('xLocDesemb', '1-1', publishedText, 'local_desembaraco_aduaneiro', 'Local do desembaraço'),
  leaf('UFDesemb', '1-1', t.TUfEmi, 'uf_desembaraco_aduaneiro', 'UF do desembaraço'),
  leaf('dDesemb', '1-1', t.TData, 'data_desembaraco_aduaneiro', 'Data do desembaraço'),
  leaf('tpViaTransp', '1-1', publishedOption({ '1': 'marítima', '2': 'fluvial', '3': 'lacustre', '4': 'aérea', '5': 'postal', '6': 'ferroviária', '7': 'rodoviária', '8': 'conduto', '9': 'meios próprios', '10': 'ficta', '11': 'courier', '12': 'em mãos', '13': 'reboque' }), 'via_transporte', 'Via de transporte; padrão 1'),
  leaf('vAFRMM', '0-1', t.TDec_1302, 'valor_afrmm', 'AFRMM; exigido na via marítima'),
  leaf('tpIntermedio', '1-1', publishedOption({ '1': 'conta própria', '2': 'conta e ordem', '3': 'encomenda' }), 'forma_intermedio', 'Forma de intermediação; padrão 1'),
  choice('0-1', [
    leaf('CNPJ', '1-1', t.TCnpj, 'cnpj', 'CNPJ do adquirente ou encomendante (intermediação 2 ou 3)'),
    leaf('CPF', '1-1', t.TCpf, 'cpf', 'CPF do adquirente ou encomendante'),
  ]),
  leaf('UFTerceiro', '0-1', t.TUfEmi, 'uf_terceiro', 'UF do adquirente ou encomendante'),
  leaf('cExportador', '1-1', publishedText, 'codigo_exportador', 'Código interno do exportador'),
  list('adi', '1-999', 'adicoes', 'Adições da declaração (1 a 999)', [
    leaf('nAdicao', '0-1', publishedType({ as: 'integer' }, { format: 'número de 1 a 999' }), 'numero', 'Número da adição'),
    leaf('nSeqAdic', '1-1', publishedType({ as: 'integer' }, { format: 'número de 1 a 99999' }), 'numero_sequencial_item', 'Sequência do item na adição'),
    leaf('cFabricante', '1-1', publishedText, 'codigo_fabricante_estrangeiro', 'Código do fabricante'),
    leaf('vDescDI', '0-1', t.TDec_1302Opc, 'valor_desconto', 'Desconto da adição'),
    leaf('nDraw', '0-1', publishedText, 'numero_drawback', 'Ato concessório de drawback'),
  ]),
]);

export const detExport = list('detExport', '0-500', 'detalhes_exportacao', 'Detalhes de exportação (até 500)', [
  leaf('nDraw', '0-1', publishedText, 'numero_drawback', 'Ato concessório de drawback'),
  group('exportInd', '0-1', 'Exportação indireta', [
    leaf('nRE', '1-1', t.NRE, 'numero_re', 'Registro de exportação; aciona exportInd'),
    leaf('chNFe', '1-1', t.TChNFe, 'chave_nfe', 'Chave da NF-e recebida para exportação'),
    leaf('qExport', '1-1', t.TDec_1104v, 'quantidade_exportado', 'Quantidade exportada'),
  ]),
]);

export const rastro = list('rastro', '0-500', 'rastros', 'Lotes; exigido para medicamentos', [
  leaf('nLote', '1-1', publishedText, 'numero_lote', 'Número do lote'),
  leaf('qLote', '1-1', t.TDec_0803v, 'quantidade_lote', 'Quantidade no lote'),
  leaf('dFab', '1-1', t.TData, 'data_fabricacao', 'Data de fabricação'),
  leaf('dVal', '1-1', t.TData, 'data_validade', 'Data de validade'),
  leaf('cAgreg', '0-1', publishedText, 'codigo_agregacao', 'Código de agregação'),
]);
