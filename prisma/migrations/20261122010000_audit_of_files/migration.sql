-- Who registered, retried and erased a file is told by the audit too. No foreign key: the deed outlives the file.
ALTER TABLE audit_events ADD COLUMN file_id uuid;
