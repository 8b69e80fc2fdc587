import { messages } from '../../text/locale.ts';

/** Texts of imports. */
export const importMessages = messages({
  'pt-BR': {
    title: 'Importar',
    send: 'Importar de outro emissor',
    sendHint:
      'XML autorizados, eventos e inutilizações: soltos ou em ZIP, até 64 MB por vez. Nada é enviado à SEFAZ nem cobrado, e cada série continua do número seguinte.',
    target: 'Onde foram autorizados',
    targets: {
      producao: 'Produção',
      homologacao: 'Homologação da SEFAZ',
      sandbox: 'Teste (a SEFAZ emulada)',
    },
    files: 'Arquivos XML ou ZIP',
    filesHint: 'O que já foi importado não entra duas vezes.',
    drop: 'Arraste os arquivos até aqui ou clique para escolher',
    chosen: (count: number, size: string) =>
      count === 1 ? `1 arquivo, ${size}` : `${count} arquivos, ${size}`,
    tooLarge: 'Os arquivos passam de 64 MB: divida-os em várias importações.',
    begin: 'Importar',
    sending: (percent: number) => `Enviando: ${percent}%`,
    sent: 'Arquivos recebidos. A importação continua mesmo que esta página seja fechada.',
    done: 'Importações',
    none: 'Nenhuma importação ainda',
    noneHint: 'Cada arquivo aparece aqui com o resultado, e o motivo do que ficar de fora.',
    states: {
      aberta: 'Recebendo',
      recebida: 'Na fila',
      processando: 'Processando',
      concluida: 'Concluída',
      interrompida: 'Interrompida',
    },
    broken: 'Parou antes do fim. Envie os arquivos de novo: o que já entrou não entra duas vezes.',
    counts: {
      files: 'Arquivos lidos',
      documents: 'Documentos',
      events: 'Eventos',
      ranges: 'Inutilizações',
      known: 'Já importados',
      own: 'Emitidos aqui',
      warned: 'Com aviso',
      refused: 'Deixados de fora',
    },
    series: (modelo: string, serie: number, next: number) =>
      `${modelo}, série ${serie}: o próximo número é ${next}`,
    remarks: {
      recusa: (count: number) =>
        count === 1 ? 'Ver o arquivo deixado de fora' : `Ver os ${count} arquivos deixados de fora`,
      aviso: (count: number) =>
        count === 1 ? 'Ver o arquivo importado com aviso' : `Ver os ${count} arquivos importados com aviso`,
    },
    remarksList: { recusa: 'Arquivos deixados de fora', aviso: 'Arquivos importados com aviso' },
    download: 'Baixar o relatório',
    downloadName: 'importacao.csv',
    columns: ['arquivo', 'codigo', 'motivo'],
  },
  en: {
    title: 'Import',
    send: 'Import from another issuer',
    sendHint:
      'Authorized XML, events and voided ranges: single files or ZIP, up to 64 MB at a time. Nothing is sent to SEFAZ or charged, and each series goes on with the next number.',
    target: 'Where they were authorized',
    targets: {
      producao: 'Production',
      homologacao: 'SEFAZ homologation',
      sandbox: 'Test (the emulated SEFAZ)',
    },
    files: 'XML or ZIP files',
    filesHint: 'What was imported before does not come in twice.',
    drop: 'Drop the files here or click to choose them',
    chosen: (count: number, size: string) => (count === 1 ? `1 file, ${size}` : `${count} files, ${size}`),
    tooLarge: 'The files have more than 64 MB: split them into several imports.',
    begin: 'Import',
    sending: (percent: number) => `Sending: ${percent}%`,
    sent: 'Files received. The import goes on even if this page is closed.',
    done: 'Imports',
    none: 'No imports yet',
    noneHint: 'What is left out appears here, file by file, with the reason.',
    states: {
      aberta: 'Receiving',
      recebida: 'Queued',
      processando: 'Working',
      concluida: 'Done',
      interrompida: 'Interrupted',
    },
    broken: 'It stopped before its end. Send the files again: what came in does not come in twice.',
    counts: {
      files: 'Files read',
      documents: 'Documents',
      events: 'Events',
      ranges: 'Voided ranges',
      known: 'Imported before',
      own: 'Issued here',
      warned: 'With a warning',
      refused: 'Left out',
    },
    series: (modelo: string, serie: number, next: number) =>
      `${modelo}, series ${serie}: the next number is ${next}`,
    remarks: {
      recusa: (count: number) =>
        count === 1 ? 'See the file that was left out' : `See the ${count} files that were left out`,
      aviso: (count: number) =>
        count === 1
          ? 'See the file imported with a warning'
          : `See the ${count} files imported with a warning`,
    },
    remarksList: { recusa: 'Files left out', aviso: 'Files imported with a warning' },
    download: 'Download the report',
    downloadName: 'import.csv',
    columns: ['file', 'code', 'reason'],
  },
});
