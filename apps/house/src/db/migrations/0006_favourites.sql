CREATE TABLE "favourites" (
	"player_id" text NOT NULL,
	"type" text NOT NULL,
	"item_id" text NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "favourites_player_id_type_item_id_pk" PRIMARY KEY("player_id","type","item_id")
);
--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;