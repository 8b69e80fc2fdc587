-- The column is the book of numbers that a document stands in: '' of the UF's authority, an SVC's name, or 'offline' (NFC-e).
update documents set svc = 'offline' where modelo = '65' and substr(chave, 35, 1) = '9';
