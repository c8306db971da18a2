-- A keyed print of who issued a document, and what its file looks like, to compare with the issuer's other files.
ALTER TABLE documents ADD COLUMN issuer_print text;
ALTER TABLE documents ADD COLUMN make jsonb;
CREATE INDEX ON documents (tenant_id, issuer_print);
