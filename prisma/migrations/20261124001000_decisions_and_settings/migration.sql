-- What reviewers decide about a model beside its entries: a method for it or a line of it, and what papers cannot show.
-- A decision lives as long as its package, so that it outlives a calculation that has no such model for a while.
CREATE TABLE decisions (
  package_id uuid NOT NULL REFERENCES packages (id) ON DELETE CASCADE,
  model_key text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('method', 'liquidity', 'continuance', 'job_history')),
  subject text NOT NULL,
  method text,
  reason text NOT NULL,
  user_id uuid NOT NULL,
  created_at timestamptz(6) NOT NULL DEFAULT now(),
  PRIMARY KEY (package_id, model_key, kind, subject),
  CHECK ((kind = 'method') = (method IS NOT NULL))
);

-- Rises with every calculation, so that a decision can say which figure it was made on.
ALTER TABLE income_models ADD COLUMN version integer NOT NULL DEFAULT 1;

-- What is set for the package and for single accounts and businesses in it.
ALTER TABLE packages
  ADD COLUMN own_settings jsonb NOT NULL DEFAULT '{"package": {}, "subjects": {}}',
  ADD COLUMN settings_version integer NOT NULL DEFAULT 1;

-- The line, account or business that a deed is about.
ALTER TABLE audit_events ADD COLUMN subject text;

-- Figures computed before have no keys, and none of their subjects is known until they are computed anew.
UPDATE income_models AS model
SET qualifying_income = qualifying_income
  || jsonb_build_object(
    'chosen', null,
    'subjects', '[]'::jsonb,
    'settings', jsonb_build_object(
      'guideline', 'FNMA',
      'personal_expense_factor', coalesce(package.settings ->> 'personalExpenseFactor', '0'),
      'business_expense_factor', coalesce(package.settings ->> 'businessExpenseFactor', '0.5'),
      'ownership_share', coalesce(package.settings ->> 'ownershipShare', '1'),
      'gross_up', false),
    'lines', coalesce((
      SELECT jsonb_agg('{"key": "", "subject": "", "alternatives": [], "chosen": null}'::jsonb || line ORDER BY place)
      FROM jsonb_array_elements(qualifying_income -> 'lines') WITH ORDINALITY AS lines (line, place)), '[]'))
FROM packages AS package
WHERE package.id = model.package_id AND jsonb_typeof(qualifying_income) = 'object';
