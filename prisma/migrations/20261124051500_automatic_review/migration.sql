-- Automatic review is a choice of three: where a check failed, where one failed or warned, or never.
UPDATE tenants
SET settings = jsonb_set(settings, '{automaticReview}', CASE WHEN settings -> 'automaticReview' = 'true' THEN '"failed"'::jsonb ELSE '"never"'::jsonb END)
WHERE jsonb_typeof(settings -> 'automaticReview') = 'boolean';
