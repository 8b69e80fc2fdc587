-- The term to cancel an NFS-e is set by its município, which publishes none: 30 days were assumed.
update documents set cancellable_until = null where type = 'nfse' and cancellable_until is not null;
