import { minimalNfe } from '../../inputs/emission-examples.ts';

/** An operation ready to run. */
interface Example {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** Placeholder of the moment at which the page is opened. */
export const NOW = '{agora}';

/** Initial operations of the page: valid, and with one meaning for each variable (tested). */
export const EXAMPLES: readonly Example[] = [
  {
    query: `# Os documentos mais novos da empresa do token.
query Documentos($first: Int, $filter: DocumentFilter) {
  documents(first: $first, filter: $filter) {
    edges {
      node { documentId type status serie numero accessKey createdAt }
    }
    pageInfo { hasNextPage endCursor }
  }
}
`,
    variables: { first: 10, filter: {} },
  },
  {
    query: `# Um documento por inteiro: o id é o invoiceId de REST, ou o campo id.
query Documento($id: ID!) {
  document(id: $id) {
    __typename documentId status cStat xMotivo protocolNumber xmlUrl pdfUrl
    rejection { reason errors { field tag message fix } }
    events { type status protocolNumber registeredAt }
  }
}
`,
    variables: { id: '' },
  },
  {
    query: `# Cada mudança de um documento, até fechar a aba. Guarde o cursor: com ele em after nada se perde.
subscription Situacao($id: ID!, $after: String) {
  documentChanged(id: $id, after: $after) {
    ... on DocumentChange { cursor kind at document { status cStat xMotivo } }
    ... on CursorExpired { message cursor }
  }
}
`,
    variables: { id: '', after: null },
  },
  {
    query: `# Emite uma NF-e no ambiente de teste e espera o veredito por até 10 segundos.
mutation Emissao($input: NFeInput!) {
  emitNFe(input: $input, waitFor: 10) {
    ... on EmitNFePayload { documentId accessKey document { status cStat xMotivo } }
    ... on ValidationProblem { errors { field message fix } }
    ... on Problem { code message requestId }
  }
}
`,
    variables: { input: { ...minimalNfe, data_emissao: NOW } },
  },
  {
    query: `# Um comportamento da SEFAZ emulada, para as próximas chamadas desta conta.
mutation Condicao($condicao: SandboxConditionInput!) {
  setSandboxCondition(input: $condicao) {
    ... on SandboxCondition { id scenario times }
    ... on Problem { code message requestId }
  }
}
`,
    variables: { condicao: { scenario: 'SANDBOX(indisponivel=1)', operation: 'emit' } },
  },
];
