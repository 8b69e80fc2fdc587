import type { Dependencies } from '../dependencies.ts';
import { createSandboxOutages } from './sandbox-outages.ts';
import { createSandboxWorld } from './sandbox-world.ts';
import { createSetSandboxCondition } from './set-sandbox-condition.ts';

/** The authority of test tokens, as its users set it. */
export const sandboxServices = ({ sandbox }: Dependencies) => ({
  sandboxOutages: createSandboxOutages(sandbox),
  sandboxWorld: createSandboxWorld(sandbox),
  setSandboxCondition: createSetSandboxCondition(sandbox),
});
