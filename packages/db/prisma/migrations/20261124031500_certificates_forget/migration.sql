-- Keys of certificates that were replaced before: certificates_forget() lets them go from now on.
update certificates set secret = ''::bytea where replaced_at is not null;
