import { postAuth } from './auth-client.ts';

const post = (path: string, body: object) => postAuth(`/organization/${path}`, body);

/** Sends an invitation; a pending one to that e-mail is sent again with a new deadline. */
export const inviteMember = (invitation: { readonly email: string; readonly role: string }) =>
  post('invite-member', { ...invitation, resend: true });
export const cancelInvitation = (invitationId: string) => post('cancel-invitation', { invitationId });
export const acceptInvitation = (invitationId: string) => post('accept-invitation', { invitationId });
export const declineInvitation = (invitationId: string) => post('reject-invitation', { invitationId });
/** @param seen the role that the form showed */
export const changeRole = (memberId: string, role: string, seen: string) =>
  post('update-member-role', { memberId, role, seen });
export const removeMember = (memberId: string) => post('remove-member', { memberIdOrEmail: memberId });
/** Makes another account the one this session works in. */
export const openAccount = (organizationId: string) => post('set-active', { organizationId });
/** Oneself. */
export const leaveAccount = (organizationId: string) => post('leave', { organizationId });
/** @param seen the name that the form showed */
export const renameAccount = (organizationId: string, name: string, seen: string) =>
  post('update', { organizationId, data: { name }, seen });
