ALTER TABLE "uploads" ADD COLUMN "declared_size" BIGINT;
