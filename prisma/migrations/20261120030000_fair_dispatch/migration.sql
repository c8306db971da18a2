-- Files are worked on in the order of their turns. A tenant's next file takes the turn after its last, but none before the
-- turn that is being served: whoever comes with five files does not wait for those who came with five thousand.
ALTER TABLE files ADD COLUMN dispatch_turn integer NOT NULL DEFAULT 0;

CREATE INDEX files_turns ON files (dispatch_turn) WHERE status = 'queued' AND dispatched_at IS NOT NULL;
