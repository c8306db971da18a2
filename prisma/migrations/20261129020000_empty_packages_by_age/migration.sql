-- Packages without files never leave 'Processing', and are erased by age too.
DROP INDEX packages_by_age;
CREATE INDEX packages_by_age ON packages (tenant_id, updated_at)
  WHERE (status <> 'Processing' OR file_count = 0) AND NOT under_review;
