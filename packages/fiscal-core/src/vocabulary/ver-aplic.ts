/** verAplic and verProc of everything this product writes, 1 to 20 characters. */
export const VER_APLIC = 'Emite 0.1.0';
