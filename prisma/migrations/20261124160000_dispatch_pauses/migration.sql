-- Files that operators keep from being handed to workers: those of one tenant, or of 'all'.
CREATE TABLE dispatch_pauses (
  scope text PRIMARY KEY,
  paused_at timestamptz(6) NOT NULL DEFAULT now()
);
