-- The key of the fingerprints of documents, sealed: fingerprints of before a rotation of ENCRYPTION_KEY stay comparable.
CREATE TABLE fingerprint_keys (
  id uuid PRIMARY KEY,
  key_ciphertext bytea NOT NULL
);
