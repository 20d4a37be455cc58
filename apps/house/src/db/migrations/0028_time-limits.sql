ALTER TABLE "play_usage" ADD COLUMN "signed_in_at" bigint;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "checked_at" bigint;