ALTER TABLE "sessions" ADD COLUMN "password_confirmed_at" bigint;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "sportsbook_opened_at" bigint;