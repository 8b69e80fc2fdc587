import { RECEIVED_TABS } from '@fiscal/db/received/received-documents';
import { z } from 'zod';

/** Part of the inbox. */
export const receivedTab = () => z.enum(RECEIVED_TABS);
