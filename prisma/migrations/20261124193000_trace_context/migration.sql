-- The trace that a file, a calculation or an event belongs to: a traceparent of W3C Trace Context. Null without tracing.
ALTER TABLE files ADD COLUMN trace_parent text;
ALTER TABLE packages ADD COLUMN trace_parent text;
ALTER TABLE events ADD COLUMN trace_parent text;
