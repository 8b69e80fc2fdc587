/** Payload of `recepcaoEvento`: one signed event, or up to 20. */
export declare function envEvento(lot: {
  readonly evento: Uint8Array | readonly Uint8Array[];
  /** 1 to 15 digits. */
  readonly idLote: string;
}): Buffer;

/** The distributed file: signed event and answer side by side, both byte for byte as they were. */
export declare function procEventoNFe(evento: Uint8Array, retEvento: string): Buffer;

/** The distributed file of an event that was found on record. */
export declare function adoptedProcEvento(procEvento: string): Buffer;
