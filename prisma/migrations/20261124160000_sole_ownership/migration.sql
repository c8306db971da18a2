-- A reviewer may confirm that a borrower owns all of a corporation, which its return does not show.
ALTER TABLE decisions
  DROP CONSTRAINT decisions_kind_check,
  ADD CONSTRAINT decisions_kind_check
    CHECK (kind IN ('method', 'liquidity', 'continuance', 'job_history', 'sole_ownership'));
